-- Codes of what staff have to do and of what a move needs; the next migrations use them.

alter type public.move_need add value 'flags_cleared' after 'record_matched';
alter type public.task_code add value 'offer_free_help' after 'read_application';
alter type public.task_code add value 'ask_report' after 'close_silent';
alter type public.task_code add value 'decided_without_hearing' after 'prepare_hearing';
