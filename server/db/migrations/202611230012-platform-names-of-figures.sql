-- Consumers and settings of figures go on where those of play stood.
update platform.outbox_cursor set consumer = 'figures.sumRounds' where consumer = 'play.sumRounds';
update platform.outbox_cursor set consumer = 'figures.sumCorrections' where consumer = 'play.sumCorrections';
update platform.setting set name = 'figures.shown' where name = 'play.shown';
update platform.setting_change set name = 'figures.shown' where name = 'play.shown';
