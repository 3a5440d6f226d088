import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '../../contract/call';
import { allCalls, signedCalls } from '../../contract/calls';
import { ERRORS } from '../../contract/envelope';
import { HEADERS, IDEMPOTENCY_KEY } from '../../contract/headers';
import { WALLET_HEADERS } from '../../contract/providers';

type Schema = Record<string, unknown>;

/** Serves the description of every call, generated from the contract when it is first asked for. */
export function serveOpenApi(app: FastifyInstance, version: string): void {
  let text: string | null = null;
  app.get('/openapi.json', (_request, reply) => {
    text ??= JSON.stringify(openApiDocument([...allCalls, ...signedCalls], version));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

/** The OpenAPI 3.1 document of these calls. */
export function openApiDocument(calls: readonly Call[], version: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Peryahan',
      version,
      description:
        'Every reply is an envelope. Code "00000" is success; any other code is a refusal, with a message for the player.',
    },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: HEADERS.token },
        provider: { type: 'apiKey', in: 'header', name: WALLET_HEADERS.provider },
        signature: { type: 'apiKey', in: 'header', name: WALLET_HEADERS.signature },
      },
      schemas: { Refusal: refusalSchema() },
    },
  };
}

function operation(call: Call): Schema {
  const parameters = [
    ...fieldsOf(call.params, 'path'),
    ...(call.method === 'GET' ? fieldsOf(call.body, 'query') : []),
    ...(call.money ? [idempotencyKey] : []),
  ];
  return {
    summary: call.about,
    security: {
      none: [],
      optional: [{}, { token: [] }],
      player: [{ token: [] }],
      provider: [{ provider: [], signature: [] }],
      operator: [{ operator: [] }],
    }[call.auth],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(call.method === 'GET'
      ? {}
      : { requestBody: { required: true, content: json(onTheWire(call.body)) } }),
    responses: {
      200: {
        description: 'It worked.',
        content:
          call.raw === null
            ? json(envelopeOf(onTheWire(call.reply)))
            : { [call.raw]: { schema: onTheWire(call.reply) } },
      },
      default: {
        description: 'It was refused.',
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    },
  };
}

/** The wire types: amounts are decimal strings there, whatever they are inside. */
function onTheWire(schema: Call['body']): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function fieldsOf(schema: Call['body'], place: 'path' | 'query'): Schema[] {
  const { properties = {}, required = [] } = onTheWire(schema) as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }));
}

const idempotencyKey = {
  name: HEADERS.idempotencyKey,
  in: 'header',
  required: true,
  description: 'One per intent. The same key with the same body gets the first answer, byte for byte.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
};

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

const envelopeOf = (data: Schema): Schema => ({
  type: 'object',
  properties: {
    code: { const: '00000' },
    message: { type: 'string' },
    data,
    status: { const: 200 },
  },
  required: ['code', 'message', 'data', 'status'],
});

const refusalSchema = (): Schema => ({
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.values(ERRORS).map(({ code }) => code) },
    message: { type: 'string' },
    data: { type: 'null' },
    status: { type: 'integer' },
  },
  required: ['code', 'message', 'data', 'status'],
});
