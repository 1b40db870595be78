ALTER TABLE "applications" DROP CONSTRAINT "applications_status_known";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "place_offered_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "takes_place" boolean GENERATED ALWAYS AS ((status = 'accepted' and ended_at is null) or (status in ('pending', 'waitlisted') and place_offered_until is not null)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_views" ADD COLUMN "source" text;--> statement-breakpoint
CREATE INDEX "applications_place_index" ON "applications" USING btree ("job_id") WHERE "applications"."takes_place";--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('pending', 'accepted', 'refused', 'waitlisted'));