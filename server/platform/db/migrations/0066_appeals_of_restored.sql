UPDATE appeals SET granted = true, answer = restored.answer, decided_at = greatest(restored.created_at, appeals.created_at)
FROM (
  SELECT DISTINCT ON (appealed.id) appealed.id, later.created_at, coalesce(decision_words.text, '') AS answer
  FROM appeals
  JOIN decisions appealed ON appealed.id = appeals.decision_id
  JOIN decisions later ON later.owner_id = appealed.owner_id AND later.id > appealed.id AND later.action = 'restore'
    AND CASE appealed.action
      WHEN 'suspend' THEN later.kind = 'user'
      WHEN 'remove' THEN later.kind = appealed.kind AND later.subject_id = appealed.subject_id
      ELSE false END
  LEFT JOIN decision_words ON decision_words.decision_id = later.id
  WHERE appeals.decided_at IS NULL
  ORDER BY appealed.id, later.id
) restored
WHERE appeals.decision_id = restored.id AND appeals.decided_at IS NULL;
