-- The links of emails that were sent, which prove an address or set a password; later ones are forgotten as they are sent.
UPDATE mails SET content = content - '{button,groups,stop}'::text[]
  WHERE state = 'sent' AND content ?| '{button,groups,stop}'::text[];
