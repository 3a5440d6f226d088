import type { FastifyInstance } from 'fastify';
import { deskCalls } from '../../../../contract/desk/calls';
import { CONTENT_AREAS, OPERATION_AREAS } from '../../../../contract/desk/settings';
import type { Context } from '../../../context';
import { route } from '../../../http/route';
import type { CertificateOf } from '../settings/checks';
import {
  decideVersion,
  discard,
  preview,
  proposeVersion,
  readArea,
  readVersion,
  save,
} from '../settings/configuration';

/** The calls about settings of content and of operation, which have versions. */
export function registerSettings(
  desk: FastifyInstance,
  context: Context,
  certificateOf: CertificateOf,
): void {
  const { content, operation } = deskCalls;
  const groups = [
    [content, { areas: CONTENT_AREAS, certificateOf }],
    [operation, { areas: OPERATION_AREAS, certificateOf }],
  ] as const;
  for (const [calls, group] of groups) {
    // Both groups have the same calls about other areas.
    const of = calls as typeof content;
    route(desk, of.read, async ({ operator, body }) =>
      asReply(await readArea(context, group, operator, body.area)),
    );
    route(desk, of.version, async ({ operator, body }) =>
      asReply(await readVersion(context, group, operator, body.versionId)),
    );
    route(desk, of.save, async ({ operator, body }) =>
      asReply(await save(context, group, operator, body.settings)),
    );
    route(desk, of.discard, ({ operator, body }) => discard(context, group, operator, body));
    route(desk, of.preview, ({ operator, body }) => preview(context, group, operator, body.versionId));
    route(desk, of.propose, ({ operator, body }) => proposeVersion(context, group, operator, body));
    route(desk, of.decide, ({ operator, body }) => decideVersion(context, group, operator, body));
  }
}

/** A reply about an area of the group, which the types of both groups together cannot say. */
const asReply = <Reply>(reply: unknown): Reply => reply as Reply;
