-- What a member has been told of the last day of their document: that it comes soon, that it is over.
alter table safeguards.verification_document
  add column run_out_told text check (run_out_told in ('soon', 'over'));

create index verification_document_run_out on safeguards.verification_document (valid_until)
  where state = 'verified' and valid_until is not null and run_out_told is distinct from 'over';
