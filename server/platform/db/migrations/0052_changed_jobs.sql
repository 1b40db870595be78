CREATE TABLE "changed_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"known" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "changed_jobs" ADD CONSTRAINT "changed_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;