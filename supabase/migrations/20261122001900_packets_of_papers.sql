-- All papers of a matter with their exhibits in one file: a paper of its own kind, made from the others.
alter type public.paper_kind add value if not exists 'packet';
-- What a client told for the papers is there.
alter type public.case_update_code add value if not exists 'statement_finished';
