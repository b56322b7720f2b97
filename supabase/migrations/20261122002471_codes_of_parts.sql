-- Codes that paying in parts adds. They stand in a file of their own: a value can be used only after the transaction that
-- added it.
alter type public.move_need add value 'paid_in_full' after 'filed_outside';
alter type public.case_update_code add value 'part_paid';
alter type public.case_update_code add value 'part_late';
alter type public.case_update_code add value 'plan_stopped';
alter type public.task_code add value 'part_late' before 'custom';
alter type public.task_code add value 'part_unpaid' before 'custom';
alter type public.task_code add value 'plan_stopped' before 'custom';
alter type public.mail_kind add value 'payment_plan' after 'package_upgrade';
alter type public.refund_reason add value 'plan_ended';
