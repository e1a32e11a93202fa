import type * as z from 'zod';
import { layouts } from './layouts.ts';

export const Slide = layouts.slideSchema();
export type Slide = z.infer<typeof Slide>;
export type LayoutName = Slide['layout'];
export type SlideOf<Name extends LayoutName> = Extract<Slide, { layout: Name }>;
