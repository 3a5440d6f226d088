import type { ReplyOf } from '../../../../contract/call';
import { deskCalls } from '../../../../contract/desk/calls';
import { type AnySettings, CONTENT_AREAS, type SettingsArea } from '../../../../contract/desk/settings';

export const AREAS = [
  ['lobby', 'Banners and promos'],
  ['plates', 'Home plates'],
  ['release', 'Games and release'],
  ['rewards', 'Rewards and promotions'],
  ['limits', 'Hours and limits'],
  ['brands', 'Brands and skins'],
  ['addresses', 'Emergency addresses'],
] as const satisfies readonly (readonly [SettingsArea, string])[];

type Content = typeof deskCalls.content;
type Read = ReplyOf<Content['read']>;

/** A version with its content, of whatever area. */
export type Version = Omit<NonNullable<Read['draft']>, 'settings'> & { readonly settings: AnySettings };

/** What the read of any area replies. */
export type AreaReply = Omit<Read, 'live' | 'defaults' | 'draft' | 'waiting'> & {
  readonly live: AnySettings;
  readonly defaults: AnySettings;
  readonly draft: Version | null;
  readonly waiting: {
    readonly proposal: NonNullable<Read['waiting']>['proposal'];
    readonly version: Version;
  } | null;
};

/** The calls about an area. Both groups have the same ones; their types differ in the areas alone. */
export const callsOf = (area: SettingsArea): Content =>
  CONTENT_AREAS.some((each) => each === area)
    ? deskCalls.content
    : (deskCalls.operation as unknown as Content);

/** A body that names an area or its settings, which the types of one group alone refuse. */
export const bodyOf = <Body>(body: object): Body => body as Body;
