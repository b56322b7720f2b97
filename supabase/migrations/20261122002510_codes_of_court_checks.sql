-- Codes of looking at the court's record and of letters after an order. They stand in a file of their own: a value can be
-- used only after the transaction that added it.
alter type public.task_code add value 'read_court_letter' before 'custom';
alter type public.task_code add value 'copy_to_clerk' before 'custom';
alter type public.task_code add value 'still_visible' before 'custom';
alter type public.task_code add value 'letter_silent' before 'custom';
alter type public.case_update_code add value 'docket_checked';
alter type public.case_update_code add value 'court_letter_sent';

create type public.docket_finding as enum ('nothing_new', 'hearing', 'order', 'returned', 'still_visible', 'hidden', 'not_found');
comment on type public.docket_finding is 'What a look at the court''s record found.';
create type public.letter_answer as enum ('corrected', 'verified', 'no_entry');
comment on type public.letter_answer is 'What a screening company answered to a letter.';
