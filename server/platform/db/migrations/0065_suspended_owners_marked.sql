UPDATE media SET owner_suspended = true
FROM accounts
WHERE accounts.id = media.owner_id AND accounts.suspended_at IS NOT NULL AND media.kind <> 'store';
