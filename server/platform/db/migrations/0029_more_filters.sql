ALTER TABLE "job_documents" ADD COLUMN "minimum_age" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "organisation_verified" boolean DEFAULT false NOT NULL;