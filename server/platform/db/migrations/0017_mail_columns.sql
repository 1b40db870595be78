-- A rename by hand: what stands in the rows stays, with mails that wait to be sent.
ALTER TABLE "mails" RENAME COLUMN "deed" TO "cause";--> statement-breakpoint
ALTER TABLE "mails" RENAME COLUMN "letter" TO "content";--> statement-breakpoint
ALTER TABLE "mails" RENAME CONSTRAINT "mails_deed_unique" TO "mails_cause_unique";
