-- A step of ours that is late is a task by itself. A new code is usable once its migration is done.
alter type public.task_code add value 'step_late';
