CREATE TABLE "saved_search_matches" (
	"search_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"matched_at" timestamp with time zone NOT NULL,
	"alerted_at" timestamp with time zone,
	CONSTRAINT "saved_search_matches_search_id_job_id_pk" PRIMARY KEY("search_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"search" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"channels" text[] NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"conditions" "tsquery",
	"keys" text[] NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"radius_km" integer,
	"start_date" date,
	"closes_by" timestamp with time zone,
	"my_age" boolean NOT NULL,
	"vocabulary" text NOT NULL,
	CONSTRAINT "saved_searches_frequency_known" CHECK ("saved_searches"."frequency" in ('now', 'daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_matches_job_index" ON "saved_search_matches" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_search_matches_waiting_index" ON "saved_search_matches" USING btree ("search_id") WHERE "saved_search_matches"."alerted_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_account_index" ON "saved_searches" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_keys_index" ON "saved_searches" USING gin ("keys") WITH (gin_pending_list_limit=256) WHERE "saved_searches"."paused_at" is null;--> statement-breakpoint
CREATE INDEX "saved_searches_vocabulary_index" ON "saved_searches" USING btree ("vocabulary","id");