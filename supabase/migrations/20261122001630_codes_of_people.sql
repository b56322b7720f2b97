-- Codes of work whose owner left. They stand in a file of their own: a value can be used only after the transaction that
-- added it.
alter type public.task_code add value 'owner_left' before 'custom';
