ALTER TABLE "messages" ADD COLUMN "media_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reported_messages" ADD COLUMN "media_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;