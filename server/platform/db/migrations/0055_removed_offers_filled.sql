-- Processes of the release before write only hidden_from: what they hide, they remove, unless its owner is suspended. The
-- release after this one drops the trigger.
CREATE FUNCTION brota_note_removal() RETURNS trigger
  LANGUAGE plpgsql AS $$
begin
  if new.hidden_from is null then
    new.removed_at := null;
  elsif new.removed_at is null and not exists (
    select from public.accounts a where a.id = new.owner_id and a.suspended_at is not null)
  then
    new.removed_at := now();
  end if;
  return new;
end
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_removed
  BEFORE UPDATE OF hidden_from ON jobs
  FOR EACH ROW WHEN (old.hidden_from is distinct from new.hidden_from)
  EXECUTE FUNCTION brota_note_removal();
--> statement-breakpoint
-- Removed are the hidden offers of owners who are not suspended, and of the others those whose last removal was not undone.
UPDATE jobs SET removed_at = coalesce((
  SELECT max(d.created_at) FROM decisions d
  WHERE d.owner_id = jobs.owner_id AND d.kind = 'job' AND d.subject_id = jobs.id AND d.action = 'remove'), now())
WHERE hidden_from IS NOT NULL AND (
  NOT EXISTS (SELECT FROM accounts a WHERE a.id = jobs.owner_id AND a.suspended_at IS NOT NULL)
  OR EXISTS (
    SELECT FROM decisions removal
    WHERE removal.owner_id = jobs.owner_id AND removal.kind = 'job' AND removal.subject_id = jobs.id
      AND removal.action = 'remove'
      AND NOT EXISTS (
        SELECT FROM decisions d
        WHERE d.owner_id = removal.owner_id AND d.kind = 'job' AND d.subject_id = removal.subject_id
          AND d.action = 'restore' AND d.id > removal.id)
      AND NOT EXISTS (
        SELECT FROM appeals JOIN decisions d ON d.id = appeals.decision_id
        WHERE d.owner_id = removal.owner_id AND d.kind = 'job' AND d.subject_id = removal.subject_id
          AND d.action = 'remove' AND appeals.granted AND appeals.decided_at > removal.created_at)));
--> statement-breakpoint
-- Offers of suspended owners that were restored one by one are hidden again until the suspension ends.
UPDATE jobs SET hidden_from = status, status = 'draft'
FROM accounts a
WHERE a.id = jobs.owner_id AND a.suspended_at IS NOT NULL AND jobs.hidden_from IS NULL;
