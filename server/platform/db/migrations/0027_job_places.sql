CREATE TABLE "job_spots" (
	"spot" bigint PRIMARY KEY NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "spot" bigint;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "spot" bigint;--> statement-breakpoint
CREATE INDEX "job_spots_lat_index" ON "job_spots" USING btree ("lat","lng");--> statement-breakpoint
CREATE INDEX "job_documents_spot_index" ON "job_documents" USING btree ("spot","published_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);