/**
 * The match server: a match is the fold of its facts ({@link derring.server.Sitting}), kept by the
 * {@link derring.server.Hall} and shown to each reader as docs/protocol.md says.
 */
@NullMarked
package derring.server;

import org.jspecify.annotations.NullMarked;
