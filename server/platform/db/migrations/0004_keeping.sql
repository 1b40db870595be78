DROP INDEX "messages_author_index";--> statement-breakpoint
DROP INDEX "media_owner_index";--> statement-breakpoint
DROP INDEX "comment_likes_account_index";--> statement-breakpoint
DROP INDEX "comments_author_index";--> statement-breakpoint
DROP INDEX "post_likes_account_index";--> statement-breakpoint
DROP INDEX "mails_account_index";--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "about" uuid;--> statement-breakpoint
CREATE INDEX "conversation_reads_account_index" ON "conversation_reads" USING btree ("account_id","conversation_id");--> statement-breakpoint
CREATE INDEX "job_views_viewer_index" ON "job_views" USING btree ("viewer","job_id","day");--> statement-breakpoint
CREATE INDEX "notifications_age_index" ON "notifications" USING btree ("visible_from","id") WHERE not ("notifications"."type" = 'friends' and "notifications"."detail" = 'asked');--> statement-breakpoint
CREATE INDEX "idempotency_keys_age_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_answer_index" ON "idempotency_keys" USING gin ("answer");--> statement-breakpoint
CREATE INDEX "live_events_about_index" ON "live_events" USING btree ("about") WHERE "live_events"."about" is not null;--> statement-breakpoint
CREATE INDEX "messages_author_index" ON "messages" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "media_owner_index" ON "media" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "comment_likes_account_index" ON "comment_likes" USING btree ("account_id","comment_id");--> statement-breakpoint
CREATE INDEX "comments_author_index" ON "comments" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "post_likes_account_index" ON "post_likes" USING btree ("account_id","post_id");--> statement-breakpoint
CREATE INDEX "mails_account_index" ON "mails" USING btree ("account_id","id");--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_hold_no_sentences" CHECK ("decisions"."action" ~ '^[a-z-]{1,40}$' and "decisions"."kind" ~ '^[a-z-]{1,40}$' and "decisions"."reason" ~ '^[a-z-]{0,40}$');--> statement-breakpoint
-- The moderators' log is added to and never changed, whoever asks. Only a restore of the whole house steps around it.
CREATE FUNCTION "decisions_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the moderators'' log is added to and never changed: % of decisions refused', lower(TG_OP)
    USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "decisions_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "decisions"
  FOR EACH STATEMENT EXECUTE FUNCTION "decisions_are_kept"();--> statement-breakpoint
-- Of whom the events of the last day speak, as `publish` says it from now on.
UPDATE "live_events" SET "about" = COALESCE("data" ->> 'id_notify', "data" ->> 'from')::uuid WHERE "event" IN ('notification', 'message', 'read');
