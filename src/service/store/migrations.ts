import { type Kysely, type Migration, sql } from 'kysely';

/** In order; one that has shipped is never changed. Milliseconds and bytes need 64 bits, which SQLite's integers all have. */
export const migrations: Record<string, Migration> = {
  '001-ground': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('apiKeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('workspaceId', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('expiresAt', 'text')
        .addColumn('revokedAt', 'text')
        .execute();

      await db.schema
        .createTable('monthlyGenerations')
        .addColumn('workspaceId', 'text', (column) => column.notNull())
        .addColumn('month', 'text', (column) => column.notNull())
        .addColumn('started', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('monthlyGenerationsKey', ['workspaceId', 'month'])
        .execute();

      await db.schema
        .createTable('presentations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('workspaceId', 'text', (column) => column.notNull())
        .addColumn('token', 'text', (column) => column.notNull().unique())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('deck', 'text', (column) => column.notNull())
        .addColumn('jobId', 'text', (column) => column.unique())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('updatedAt', 'text', (column) => column.notNull())
        .execute();

      await db.schema
        .createTable('pictures')
        .addColumn('presentationId', 'text', (column) =>
          column.notNull().references('presentations.id').onDelete('cascade'),
        )
        .addColumn('assetId', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('picturesKey', ['presentationId', 'assetId'])
        .execute();

      await db.schema
        .createTable('jobs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('workspaceId', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('exchanges', 'text', (column) => column.notNull().defaultTo('[]'))
        .addColumn('question', 'text')
        .addColumn('askedAt', 'text')
        .addColumn('deck', 'text')
        .addColumn('error', 'text')
        .addColumn('tokensUsed', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('workedMs', 'bigint', (column) => column.notNull().defaultTo(0))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('queuedAt', 'text', (column) => column.notNull())
        .addColumn('leaseOwner', 'text')
        .addColumn('leaseUntil', 'text')
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('updatedAt', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('jobsInQueue').on('jobs').columns(['status', 'queuedAt']).execute();

      await db.schema
        .createTable('jobSections')
        .addColumn('jobId', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('slideBudget', 'integer', (column) => column.notNull())
        .addColumn('plan', 'text', (column) => column.notNull())
        .addColumn('slides', 'text')
        .addColumn('slideCount', 'integer')
        .addColumn('notices', 'text')
        .addPrimaryKeyConstraint('jobSectionsKey', ['jobId', 'position'])
        .execute();
    },
  },

  '002-lean-steps': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('jobs')
        .addColumn('deaths', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      // Counted and looked for at every step and every poll: without the plans and the slides.
      await db.schema
        .createIndex('jobSectionCounts')
        .on('jobSections')
        .columns(['jobId', 'slideCount', 'position', 'slideBudget'])
        .execute();
    },
  },
  '003-fair-queue': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('jobs').addColumn('keyId', 'text').execute();
      await db.schema
        .alterTable('jobs')
        .addColumn('cost', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.dropIndex('jobsInQueue').execute();
      await db.schema
        .createIndex('jobsInQueue')
        .on('jobs')
        .columns(['status', 'workspaceId', 'queuedAt', 'id', 'leaseOwner', 'leaseUntil'])
        .execute();
      await db.schema.createIndex('jobsOfKey').on('jobs').columns(['keyId', 'status']).execute();

      await db.schema
        .createTable('workspaceTurns')
        .addColumn('workspaceId', 'text', (column) => column.primaryKey())
        .addColumn('usedMs', 'bigint', (column) => column.notNull())
        .addColumn('startedAtMs', 'bigint', (column) => column.notNull())
        .execute();
    },
  },

  '004-keeping': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex('jobsInQueue').execute();
      await db.schema.alterTable('jobs').dropColumn('leaseUntil').execute();
      await db.schema
        .alterTable('jobs')
        .addColumn('leaseBeat', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createIndex('jobsInQueue')
        .on('jobs')
        .columns(['status', 'workspaceId', 'queuedAt', 'id', 'leaseOwner', 'leaseBeat'])
        .execute();
      await db.schema.alterTable('jobs').addColumn('askedAwakeMs', 'bigint').execute();
      await db.schema.createIndex('jobsByEnd').on('jobs').columns(['status', 'updatedAt']).execute();

      await db.schema
        .createTable('serviceClock')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('awakeMs', 'bigint', (column) => column.notNull())
        .addColumn('lookedAtMs', 'bigint', (column) => column.notNull())
        .execute();
      await sql`insert into ${sql.table('serviceClock')} values (1, 0, 0)`.execute(db);
      await sql`update jobs set ${sql.ref('askedAwakeMs')} = 0 where status = 'awaiting_input'`.execute(db);

      await db.schema.alterTable('presentations').addColumn('deletedAt', 'text').execute();
      // A page is looked for at every view: without the deck, which may be large.
      await db.schema
        .createIndex('presentationHeads')
        .on('presentations')
        .columns(['token', 'deletedAt', 'updatedAt', 'id'])
        .execute();
      await db.schema
        .createIndex('presentationsOfWorkspace')
        .on('presentations')
        .columns(['workspaceId', 'createdAt', 'id'])
        .execute();
      await db.schema
        .alterTable('pictures')
        .addColumn('bytes', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('uploads')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('workspaceId', 'text', (column) => column.notNull())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('uploadsOfWorkspace').on('uploads').column('workspaceId').execute();
    },
  },

  '005-deck-versions': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('presentations').addColumn('deckFile', 'text').execute();
      await db.schema.alterTable('presentations').addColumn('changedBy', 'text').execute();
      await db.schema
        .createTable('deckVersions')
        .addColumn('presentationId', 'text', (column) =>
          column.notNull().references('presentations.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('deck', 'text', (column) => column.notNull())
        .addColumn('deckFile', 'text')
        .addColumn('replacedAt', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('deckVersionsKey', ['presentationId', 'number'])
        .execute();
    },
  },

  '006-several-machines': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('signingSecret')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('addresses')
        .addColumn('address', 'text', (column) => column.primaryKey())
        .execute();
      await db.schema
        .createTable('requestWindows')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('begunMs', 'bigint', (column) => column.notNull())
        .addColumn('taken', 'integer', (column) => column.notNull())
        .execute();
    },
  },

  '007-scopes': {
    async up(db: Kysely<unknown>) {
      // Keys from before, and those that older programs make, may do everything as ever.
      await db.schema
        .alterTable('apiKeys')
        .addColumn('scope', 'text', (column) => column.notNull().defaultTo('admin'))
        .execute();
      await db.schema
        .createTable('auditLog')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('workspaceId', 'text')
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('act', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('auditByTime').on('auditLog').column('at').execute();
    },
  },

  '008-model-replies': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('modelReplies')
        .addColumn('jobId', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('reply', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('modelRepliesKey', ['jobId', 'name'])
        .execute();
    },
  },

  '009-kept-by-jobs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('jobs')
        .addColumn('keptBytes', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },

  '010-steps-that-gave-way': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('jobs')
        .addColumn('gaveWay', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },

  '011-beats-of-steps': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('jobs')
        .addColumn('stepBeats', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },

  '012-believed-clock': {
    async up(db: Kysely<unknown>) {
      for (const name of ['heardMs', 'heardAwakeMs', 'believedMs'])
        await db.schema
          .alterTable('serviceClock')
          .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
          .execute();
      const [looked, awake] = [sql.ref('lookedAtMs'), sql.ref('awakeMs')];
      await sql`update ${sql.table('serviceClock')} set ${sql.ref('heardMs')} = ${looked},
        ${sql.ref('believedMs')} = ${looked}, ${sql.ref('heardAwakeMs')} = ${awake}`.execute(db);
    },
  },

  '013-clock-set-right': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('serviceClock')
        .addColumn('heldUntilMs', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
};
