ALTER TABLE "accounts" ADD COLUMN "name_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "accounts_name_keys_index" ON "accounts" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "accounts_keyless_index" ON "accounts" USING btree ("verified_at") WHERE "accounts"."name_keys" = '{}';