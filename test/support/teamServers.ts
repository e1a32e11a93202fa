import { type Keyring, openKeyring } from '../../src/service/keys/keyring.ts';
import { Balancer } from './balancer.ts';
import { PostgresServer } from './postgresServer.ts';
import { S3Server, s3Credentials } from './s3Server.ts';

/** The servers that a team's service stands on, all on loopback, and one address before its processes. */
export class TeamServers {
  readonly postgres: PostgresServer;
  readonly storage: S3Server;
  readonly balancer: Balancer;
  readonly databaseUrl: string;

  private constructor(postgres: PostgresServer, storage: S3Server, balancer: Balancer, databaseUrl: string) {
    this.postgres = postgres;
    this.storage = storage;
    this.balancer = balancer;
    this.databaseUrl = databaseUrl;
  }

  static async start(databaseSettings: readonly string[] = []): Promise<TeamServers> {
    const [postgres, storage, balancer] = await Promise.all([
      PostgresServer.start(databaseSettings),
      S3Server.start(),
      Balancer.start(),
    ]);
    return new TeamServers(postgres, storage, balancer, await postgres.newDatabase());
  }

  /** What every process of the service is started with. */
  get environment(): Record<string, string> {
    return {
      ...s3Credentials,
      DECKWRIGHT_DATABASE_URL: this.databaseUrl,
      DECKWRIGHT_DATABASE_CONNECTIONS: '5',
      DECKWRIGHT_S3_BUCKET: this.storage.bucket,
      DECKWRIGHT_S3_ENDPOINT: this.storage.endpoint,
      DECKWRIGHT_PUBLIC_URL: this.balancer.origin,
    };
  }

  openKeyring(now: () => number = Date.now): Promise<Keyring> {
    const { storage, databaseUrl } = this;
    const team = { databaseUrl, databaseConnections: 1, bucket: storage.bucket, region: 'us-east-1' };
    return openKeyring('', { team, now });
  }

  rows<Row>(query: string): Promise<Row[]> {
    return this.postgres.run(new URL(this.databaseUrl).pathname.slice(1), query);
  }

  async stop(): Promise<void> {
    await this.balancer.stop();
    await Promise.all([this.postgres.stop(), this.storage.stop()]);
  }
}
