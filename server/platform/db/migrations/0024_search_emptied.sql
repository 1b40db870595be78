-- The documents get columns that each row has to have; their words are set aside, because making them again takes long.
CREATE TABLE job_documents_before AS SELECT * FROM job_documents;
--> statement-breakpoint
TRUNCATE job_documents;
