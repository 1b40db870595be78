ALTER TABLE "comments" ADD COLUMN "author_suspended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "comments" SET "author_suspended" = true WHERE "author_id" IN (SELECT "id" FROM "accounts" WHERE "suspended_at" IS NOT NULL);--> statement-breakpoint
UPDATE "posts" SET "comments" = "comments" - "counted"."times" FROM (SELECT "post_id", count(*)::int AS "times" FROM "comments" WHERE "author_suspended" AND "hidden_at" IS NULL GROUP BY "post_id") AS "counted" WHERE "posts"."id" = "counted"."post_id";
