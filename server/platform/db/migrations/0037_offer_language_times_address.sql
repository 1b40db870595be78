ALTER TABLE "jobs" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "exact_lat" double precision;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "exact_lng" double precision;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "work_shift" text[] DEFAULT '{}' NOT NULL;