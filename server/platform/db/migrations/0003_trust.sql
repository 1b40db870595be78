CREATE TABLE "appeals" (
	"decision_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"granted" boolean
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"moderator_id" uuid NOT NULL,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_mentions" (
	"account_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	CONSTRAINT "post_mentions_account_id_post_id_pk" PRIMARY KEY("account_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"category" text NOT NULL,
	"coupon" text DEFAULT '' NOT NULL,
	"discount" text DEFAULT '' NOT NULL,
	"link" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', brota_plain(name)), 'A') || setweight(to_tsvector('simple', brota_plain(about)), 'C')) STORED
);
--> statement-breakpoint
DROP INDEX "posts_mentions_index";--> statement-breakpoint
DROP INDEX "posts_popular_index";--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversation_reads" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_from_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "guest_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hidden_from" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post_mentions" ADD CONSTRAINT "post_mentions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_open_index" ON "appeals" USING btree ("created_at") WHERE "appeals"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "appeals_decided_index" ON "appeals" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "appeals_owner_index" ON "appeals" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "decisions_owner_index" ON "decisions" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "verifications_open_index" ON "verifications" USING btree ("asked_at") WHERE "verifications"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "post_mentions_post_index" ON "post_mentions" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "stores_name_index" ON "stores" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "stores_category_index" ON "stores" USING btree ("category","name","id");--> statement-breakpoint
CREATE INDEX "stores_search_index" ON "stores" USING gin ("search");--> statement-breakpoint
CREATE INDEX "stores_image_index" ON "stores" USING btree ("image");--> statement-breakpoint
CREATE INDEX "accounts_newest_index" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_rating_index" ON "accounts" USING btree ("provider",(rate_sum::float / greatest(rate_count, 1)),"rate_count","created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_city_index" ON "accounts" USING btree (brota_plain("city"),"provider","created_at");--> statement-breakpoint
CREATE INDEX "conversations_newest_index" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "invitations_email_index" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invitations_guest_index" ON "invitations" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "reports_subject_index" ON "reports" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "reports_open_index" ON "reports" USING btree ("owner_id","reason","created_at") WHERE "reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "reports_decided_index" ON "reports" USING btree ("decided_at","owner_id");--> statement-breakpoint
CREATE INDEX "notifications_actor_index" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_action_index" ON "notifications" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "posts_author_media_index" ON "posts" USING btree ("author_id","id") WHERE "posts"."media" <> '[]';--> statement-breakpoint
CREATE INDEX "posts_pictures_index" ON "posts" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "mails_about_index" ON "mails" USING btree ("about");--> statement-breakpoint
CREATE INDEX "mails_recipient_index" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "mails_unsent_index" ON "mails" USING btree ("state","id") WHERE "mails"."state" <> 'sent';--> statement-breakpoint
-- What the new columns and tables hold is known already of all that was written before them.
INSERT INTO "post_mentions" ("account_id", "post_id") SELECT DISTINCT unnest("mentions"), "id" FROM "posts";--> statement-breakpoint
UPDATE "posts" SET "pictures" = ARRAY(SELECT name FROM jsonb_array_elements("media") one, unnest(ARRAY[one ->> 'imgName', one ->> 'poster']) name WHERE name <> '') WHERE "media" <> '[]';--> statement-breakpoint
UPDATE "conversations" SET "last_from_id" = "messages"."from_id" FROM "messages" WHERE "messages"."id" = "conversations"."last_message_id";--> statement-breakpoint
UPDATE "conversation_reads" SET "message_id" = (SELECT "id" FROM "messages" WHERE "messages"."conversation_id" = "conversation_reads"."conversation_id" AND "messages"."created_at" <= "conversation_reads"."read_at" ORDER BY "id" DESC LIMIT 1);
