ALTER TABLE "saved_searches" ADD COLUMN "west" double precision;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "south" double precision;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "east" double precision;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "north" double precision;