import type { RecipeTrial } from '../recipe-trial.ts'

export const changeTheSchema: RecipeTrial = {
  recipe: 'change-the-schema',
  steps: {
    1: (scratch) =>
      scratch.write(
        'server/db/migrations/299901010000-points-waves-are-kept.sql',
        'create table points.wave (\n  id bigint generated always as identity primary key,\n  at timestamptz not null\n);\n',
      ),
    3: (scratch) =>
      scratch.write(
        'server/modules/points/sql/count-waves.sql',
        'create or replace function points.count_waves() returns bigint\nlanguage sql stable\nas $$ select count(*) from points.wave $$;\n',
      ),
    4: (scratch) => scratch.generate('schema'),
  },
  untouching: [2, 5, 6],
  tests: ['server/db/schema.test.ts'],
}
