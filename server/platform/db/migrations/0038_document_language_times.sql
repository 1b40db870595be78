ALTER TABLE "job_documents" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "job_documents" ADD COLUMN "work_shift" text[] DEFAULT '{}' NOT NULL;