CREATE TABLE "job_documents" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"whole" "tsvector" NOT NULL,
	"preview" "tsvector" NOT NULL,
	"head" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_preview_search_index";--> statement-breakpoint
DROP INDEX "jobs_search_index";--> statement-breakpoint
DROP INDEX "jobs_title_trigrams";--> statement-breakpoint
ALTER TABLE "job_documents" ADD CONSTRAINT "job_documents_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_documents_whole_index" ON "job_documents" USING gin ("whole");--> statement-breakpoint
CREATE INDEX "job_documents_preview_index" ON "job_documents" USING gin ("preview");--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "preview_search";