CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" boolean NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"google_subject" text,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"age" integer,
	"sex" text DEFAULT '' NOT NULL,
	"ong_id" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"background" text DEFAULT '' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"work_shift" text[] DEFAULT '{}' NOT NULL,
	"facebook" text DEFAULT '' NOT NULL,
	"twitter" text DEFAULT '' NOT NULL,
	"instagram" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"newsletter" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Madrid' NOT NULL,
	"seen_marks" boolean DEFAULT true NOT NULL,
	"is_first_login" boolean DEFAULT true NOT NULL,
	"moderator" boolean DEFAULT false NOT NULL,
	"rate_sum" integer DEFAULT 0 NOT NULL,
	"rate_count" integer DEFAULT 0 NOT NULL,
	"response_minutes" integer,
	"privacy_accepted_at" timestamp with time zone,
	"validated_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', brota_plain(name)), 'A') || setweight(to_tsvector('simple', brota_plain(city)), 'C')) STORED,
	CONSTRAINT "accounts_google_subject_unique" UNIQUE("google_subject"),
	CONSTRAINT "accounts_email_is_lower_case" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "email_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_links_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"previous_answer" text,
	"rotated_at" timestamp with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"spent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_reads" (
	"conversation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_reads_conversation_id_account_id_pk" PRIMARY KEY("conversation_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"is_request" boolean DEFAULT false NOT NULL,
	"last_message_id" uuid,
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_pair_in_order" CHECK ("conversations"."first_id" < "conversations"."second_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"text" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"media" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"volunteer_id" uuid NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"undo_until" timestamp with time zone,
	CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('pending', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"volunteer_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_volunteer_id_job_id_pk" PRIMARY KEY("volunteer_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_views" (
	"job_id" uuid NOT NULL,
	"viewer" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "job_views_job_id_day_viewer_pk" PRIMARY KEY("job_id","day","viewer")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"organisation" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"additional_information" text DEFAULT '' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"type" text,
	"start_date" date,
	"deadline" date,
	"closes_at" timestamp with time zone,
	"duration_hours" integer,
	"duration_days" integer,
	"vacancies" integer,
	"minimum_age" integer,
	"background" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', brota_plain(title)), 'A') || setweight(to_tsvector('simple', brota_plain(city || ' ' || state || ' ' || organisation)), 'B') || setweight(to_tsvector('simple', brota_plain(about)), 'C') || setweight(to_tsvector('simple', brota_plain(requirements || ' ' || additional_information)), 'D')) STORED,
	CONSTRAINT "jobs_status_known" CHECK ("jobs"."status" in ('draft', 'published', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "volunteerings" (
	"organisation_id" uuid NOT NULL,
	"volunteer_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "volunteerings_organisation_id_volunteer_id_job_id_pk" PRIMARY KEY("organisation_id","volunteer_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"img_name" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_img_name_unique" UNIQUE("img_name")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"actor_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"visible_from" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"deed" text NOT NULL,
	"account_id" uuid,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"letter" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_deed_unique" UNIQUE("deed"),
	CONSTRAINT "mails_state_known" CHECK ("mails"."state" in ('queued', 'sent', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_tokens" ADD CONSTRAINT "spent_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD CONSTRAINT "conversation_reads_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "accounts_search_index" ON "accounts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "accounts_name_trigrams" ON "accounts" USING gin (brota_plain("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_directory_index" ON "accounts" USING btree ("provider","created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_avatar_index" ON "accounts" USING btree ("avatar");--> statement-breakpoint
CREATE INDEX "accounts_background_index" ON "accounts" USING btree ("background");--> statement-breakpoint
CREATE INDEX "accounts_unvalidated_index" ON "accounts" USING btree ("created_at") WHERE "accounts"."validated_at" is null;--> statement-breakpoint
CREATE INDEX "email_links_account_index" ON "email_links" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh_hash_unique" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "sessions_previous_hash_index" ON "sessions" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "sessions_account_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_tokens_session_index" ON "spent_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_a_pair" ON "conversations" USING btree ("first_id","second_id");--> statement-breakpoint
CREATE INDEX "conversations_first_index" ON "conversations" USING btree ("first_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_second_index" ON "conversations" USING btree ("second_id","last_message_at");--> statement-breakpoint
CREATE INDEX "messages_conversation_index" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once_a_person" ON "applications" USING btree ("job_id","volunteer_id");--> statement-breakpoint
CREATE INDEX "applications_job_index" ON "applications" USING btree ("job_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_volunteer_index" ON "applications" USING btree ("volunteer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favorites_job_index" ON "favorites" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "favorites_newest_index" ON "favorites" USING btree ("volunteer_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_search_index" ON "jobs" USING gin ("search") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_title_trigrams" ON "jobs" USING gin (brota_plain("title") gin_trgm_ops) WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_newest_index" ON "jobs" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_deadline_index" ON "jobs" USING btree ("closes_at","id") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_place_index" ON "jobs" USING btree ("country","published_at" DESC NULLS FIRST) WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_city_index" ON "jobs" USING btree (brota_plain("city") text_pattern_ops) WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_state_index" ON "jobs" USING btree (brota_plain("state") text_pattern_ops) WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_categories_index" ON "jobs" USING gin ("categories") WHERE "jobs"."status" = 'published';--> statement-breakpoint
CREATE INDEX "jobs_owner_index" ON "jobs" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "volunteerings_volunteer_index" ON "volunteerings" USING btree ("volunteer_id");--> statement-breakpoint
CREATE INDEX "media_owner_index" ON "media" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "media_age_index" ON "media" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once_a_deed" ON "notifications" USING btree ("account_id","type","detail","actor_id","action_id");--> statement-breakpoint
CREATE INDEX "notifications_newest_index" ON "notifications" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "mails_account_index" ON "mails" USING btree ("account_id");