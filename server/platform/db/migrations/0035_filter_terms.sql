CREATE TABLE "job_terms" (
	"job_id" uuid NOT NULL,
	"term" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone,
	"country" text NOT NULL,
	"bits" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_terms_newest_index" ON "job_terms" USING btree ("term" text_pattern_ops,"published_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST,"closes_at","country","bits");--> statement-breakpoint
CREATE INDEX "job_terms_soonest_index" ON "job_terms" USING btree ("term" text_pattern_ops,"closes_at","job_id","published_at","country","bits");