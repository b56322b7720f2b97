-- A new code is usable once its migration is done.
alter type public.task_code add value 'licence_lapsed' before 'custom';
