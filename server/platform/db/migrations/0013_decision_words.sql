CREATE TABLE "decision_words" (
	"decision_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "decision_words_owner_index" ON "decision_words" USING btree ("owner_id");