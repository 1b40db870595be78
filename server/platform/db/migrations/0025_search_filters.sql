DROP INDEX "jobs_deadline_index";--> statement-breakpoint
DROP INDEX "jobs_place_index";--> statement-breakpoint
DROP INDEX "jobs_city_index";--> statement-breakpoint
DROP INDEX "jobs_state_index";--> statement-breakpoint
DROP INDEX "jobs_categories_index";--> statement-breakpoint
DROP INDEX "job_documents_whole_index";--> statement-breakpoint
DROP INDEX "job_documents_preview_index";--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "published_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "closes_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "owner_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "country" text NOT NULL;--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "city" text NOT NULL;--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "categories" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "is_full" boolean NOT NULL;--> statement-breakpoint
CREATE INDEX "job_documents_head_index" ON "job_documents" USING gin ("head") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "job_documents_newest_index" ON "job_documents" USING btree ("published_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_documents_soonest_index" ON "job_documents" USING btree ("closes_at","job_id");--> statement-breakpoint
CREATE INDEX "job_documents_whole_index" ON "job_documents" USING gin ("whole") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "job_documents_preview_index" ON "job_documents" USING gin ("preview") WITH (gin_pending_list_limit=256);