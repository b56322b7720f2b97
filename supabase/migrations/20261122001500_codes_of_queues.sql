-- Codes of tasks that the silence of a client and the conflict of an attorney make. In a file of their own: a value can
-- be used only after the transaction that added it.
alter type public.task_code add value 'attorney_conflict' before 'custom';
alter type public.task_code add value 'try_client' before 'custom';
alter type public.task_code add value 'send_letter' before 'custom';
alter type public.task_code add value 'remind_client' before 'custom';
alter type public.task_code add value 'send_notice' before 'custom';
alter type public.task_code add value 'close_silent' before 'custom';
