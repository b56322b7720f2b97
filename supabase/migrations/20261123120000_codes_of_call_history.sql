-- What the history of a case says about its calls. A new code is usable once its migration is done.
alter type public.case_update_code add value 'call_booked' after 'address_changed';
alter type public.case_update_code add value 'call_moved' after 'call_booked';
alter type public.case_update_code add value 'call_cancelled' after 'call_moved';
alter type public.case_update_code add value 'call_held' after 'call_cancelled';
