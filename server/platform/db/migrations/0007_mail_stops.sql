CREATE TABLE "invited_addresses" (
	"hash" text PRIMARY KEY NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stopped_addresses" (
	"hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "invited_addresses" ("hash", "invited_at")
SELECT translate(rtrim(encode(sha256(convert_to("email", 'UTF8')), 'base64'), '='), '+/', '-_'), max("created_at")
FROM "invitations" WHERE "created_at" > now() - interval '30 days' GROUP BY "email";
--> statement-breakpoint
UPDATE "mails" SET "recipient" = '', "last_error" = '' WHERE "deed" LIKE 'invitation:%' AND "state" <> 'queued';
--> statement-breakpoint
DROP INDEX "invitations_email_index";--> statement-breakpoint
CREATE INDEX "invited_addresses_age_index" ON "invited_addresses" USING btree ("invited_at");--> statement-breakpoint
ALTER TABLE "invitations" DROP COLUMN "email";